<?php
enum Suit:string{ case Hearts='H'; case Spades='S';
public static function pick(string $s):self{ return match(true){ $s==='H'=>self::Hearts, default=>self::Spades}; } }
try { $x = fn(int ...$n) => array_sum($n); } catch (A|B $e) { throw new \LogicException("a very long message that has to be broken: ".$e->getMessage().$e->getCode(), 1, $e); } finally { unset($x); }
