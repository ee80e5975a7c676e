export const CSS_SAMPLE = `@layer base,page;
:root{--sand:#F2E3C6;--SEA:#0a6c74}
.harbour,.quay>a:hover{color:RED;background:var( --sand );
  margin:0 auto;transition:color .25s ease-in,background-color .25s ease-in,border-color .25s ease-in}

@media (min-width:640px) and (orientation:landscape){
.harbour{display:grid;grid-template-areas:"lamp sky" "quay sea";grid-template-columns:[start] 1fr [middle] 2fr [end]}
    .harbour .lamp::after{content:'✦';opacity:.50}}
`;

export const SCSS_SAMPLE = `@use "sass:math";
$depths:(shallow:1m,middle:4m,deep:12m);
@mixin wave($height,$color:teal){
  border-top:math.div($height,2) solid $color;
  &:not(:first-child){margin-top:-$height}
}
.sea{
  @include wave(12px,$color:darkblue);
  @each $name,$depth in $depths{&-#{$name}{content:"#{$depth}";@extend %readable;}}
  @if $wind>8{animation:rock 2s infinite}@else{animation:none}
}
`;

export const LESS_SAMPLE = `@import (reference) "colors";
@sea:#0a6c74;@gap:12px;
.rope(@width;@color:saddlebrown){border:@width dashed @color}
.quay{
.rope(2px;darken(@sea,10%));
  padding:(@gap*2) @gap;
  &:extend(.harbour all);
  .bollard when (default()){width:~"calc(100% - @{gap})";color:fade(@sea,50%)}
}
`;
