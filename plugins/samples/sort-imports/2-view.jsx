// A comment on top.
import z from 'z'
import a from 'a' // behind
import {c,b} from './a'
export default ()=><p>{z}{a}{b}{c}</p>
