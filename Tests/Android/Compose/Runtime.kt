package androidx.compose.runtime

import kotlin.reflect.KProperty

// What the article uses of Compose, to check its types. The compiler's plugin is not here.

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE)
annotation class Composable

interface MutableState<T> {
    var value: T
}

private class Value<T>(override var value: T) : MutableState<T>

fun <T> mutableStateOf(value: T): MutableState<T> = Value(value)

operator fun <T> MutableState<T>.getValue(owner: Any?, property: KProperty<*>): T = value

operator fun <T> MutableState<T>.setValue(owner: Any?, property: KProperty<*>, value: T) {
    this.value = value
}

private val keys = mutableSetOf<Any?>()

fun <T> remember(key1: Any?, key2: Any?, calculation: () -> T): T {
    keys.add(Pair(key1, key2))
    return calculation()
}
