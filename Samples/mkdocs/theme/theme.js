// The reader's choice of colors, before the page is drawn.
const root = document.documentElement;
root.dataset.theme = localStorage.getItem("theme") ?? "";
addEventListener("DOMContentLoaded", () => {
  document.querySelector("#theme").addEventListener("click", () => {
    const isDark = getComputedStyle(document.body).backgroundColor !== "rgb(255, 255, 255)";
    root.dataset.theme = isDark ? "light" : "dark";
    localStorage.setItem("theme", root.dataset.theme);
  });
});
