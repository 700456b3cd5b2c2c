package androidx.compose.foundation.lazy

import androidx.compose.runtime.Composable

interface LazyItemScope

interface LazyListScope {
    fun items(
        count: Int, key: ((index: Int) -> Any)?, contentType: (index: Int) -> Any?,
        itemContent: @Composable LazyItemScope.(index: Int) -> Unit
    )
}

@Composable
fun LazyColumn(content: LazyListScope.() -> Unit) {
    object : LazyListScope {
        override fun items(
            count: Int, key: ((index: Int) -> Any)?, contentType: (index: Int) -> Any?,
            itemContent: @Composable LazyItemScope.(index: Int) -> Unit
        ) {
            val scope = object : LazyItemScope {}
            for (index in 0 until count) scope.itemContent(index)
        }
    }.content()
}
