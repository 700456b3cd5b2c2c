package androidx.compose.material3

import androidx.compose.runtime.Composable

@Composable
fun Text(text: String) = println(text)
