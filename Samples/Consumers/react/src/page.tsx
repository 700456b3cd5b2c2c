import * as React from "react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Menu } from "./Menu.js";
import { DishesMenu } from "./menus/DishesMenu.js";

function Page() {
  const [chosen, setChosen] = useState("nothing");
  return (
    <>
      <nav><Menu table={DishesMenu.table} options={{ onChoose: ({ key }) => setChosen(key) }} /></nav>
      <p id="chosen">Chosen: {chosen}</p>
    </>
  );
}

createRoot(document.querySelector("main")!).render(<Page />);
