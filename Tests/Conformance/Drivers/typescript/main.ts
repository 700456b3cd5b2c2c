import { readFileSync } from "fs";
import { Driver } from "./driver.js";
import { menus } from "./menus.js";

declare const process: { stdout: { write(text: string): void } };

process.stdout.write(new Driver(menus).run(readFileSync(0, "utf8")));
