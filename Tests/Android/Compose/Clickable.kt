package androidx.compose.foundation

import androidx.compose.ui.Modifier

fun Modifier.clickable(enabled: Boolean, onClick: () -> Unit): Modifier {
    if (enabled) onClick()
    return this
}
