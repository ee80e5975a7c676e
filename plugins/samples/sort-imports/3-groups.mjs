#!/usr/bin/env node
import {z} from "@scope/z"
import y from "y"

import {x} from "~/x"
import def, * as all from "./all.js"
export {y} from "y"
console.log(z,y,x,def,all)
