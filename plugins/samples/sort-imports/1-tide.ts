import { tides,bells } from "./tides"
import type { Boat } from "../boats"
import fs from "node:fs"
import React, {useState} from "react"
import "./side-effect.css"
import * as path from "path"
import {bells as others} from "./tides"
export const x=useState(fs)
