package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

object RowScope

@Composable
fun Row(modifier: Modifier, content: @Composable RowScope.() -> Unit) {
    if (modifier == Modifier) RowScope.content()
}
