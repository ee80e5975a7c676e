/** Samples of markup, templates, Markdown and styles. */
export const HTML_SAMPLE = `<!DOCTYPE html>
<html lang=en>
<head><meta charset=utf-8><title>Harbour log</title>
<style>body{font:16px/1.5 serif;margin:0}</style></head>
<body>
<!-- Embedded code is formatted, too. -->
<main class="log"><h1>Harbour   log</h1><p>Two boats came in today, the <em>Petrel</em> and the <em>Old Margaret</em>, both before the rain.</p>
<button type="button" class="button button-primary" onclick="ring( 3 )" aria-describedby="hint" disabled>Ring the bell</button><input type="range" min="0" max="12" value="4"></main>
<script>function ring(times){for(let i=0;i<times;i++){console.log('ding')}}</script>
</body></html>
`;

export const VUE_SAMPLE = `<script setup lang="ts">
import {ref,computed} from 'vue'
const props=defineProps<{boats:string[],max?:number}>()
const query=ref('')
const found=computed(()=>props.boats.filter(boat=>boat.toLowerCase().includes(query.value)).slice(0,props.max??10))
</script>
<template>
<label>Find a boat <input v-model.trim="query" type="search" @keyup.enter="$emit( 'choose',found[0] )"></label>
<ul v-if="found.length>0"><li v-for="(boat,index) in found" :key="boat" :class="{first:index===0,'is-long':boat.length>12}">{{boat|capitalize}}</li></ul><p v-else>No such boat.</p>
</template>
<style scoped>li.first{font-weight:bold}</style>
`;

export const ANGULAR_SAMPLE = `<section class="berths">
@if(boats$|async;as boats){
<app-boat *ngFor="let boat of boats;trackBy:byName;let last=last" [boat]="boat" [class.last]="last" (leave)="onLeave( boat,$event );log('left')"></app-boat>
@for(person of crew;track person.id){<li>{{person.name|titlecase}} ({{ person.joined|date:'mediumDate' }})</li>}@empty{<li>Nobody aboard.</li>}
}@else{<p i18n="@@waiting">Waiting for the tide …</p>}
</section>
`;

export const GLIMMER_SAMPLE = `<div class="berth {{if @boat.isHome 'home' 'away'}}" {{on "click" (fn this.choose @boat)}}>
{{#if @boat.crew}}
{{#each @boat.crew key="id" as |person index|}}<Person @name={{person.name}} @role={{concat person.role " " (add index 1)}} @isCaptain={{eq person.role "captain"}} />{{else}}Nobody aboard{{/each}}
{{else if @isLoading}}<p>Counting heads …</p>{{/if}}
{{{yield}}}
</div>
`;

export const LWC_SAMPLE = `<template><lightning-card title={title} icon-name="utility:anchor"><template if:true={hasBoats}>
<template for:each={boats} for:item="boat"><c-boat key={boat.id} boat={boat} onleave={handleLeave} class="slds-m-around_medium"></c-boat></template></template>
</lightning-card></template>
`;

export const MJML_SAMPLE = `<mjml><mj-head><mj-attributes><mj-all font-family="Georgia" /></mj-attributes><mj-style>.wave{color:#0a6c74}</mj-style></mj-head>
<mj-body><mj-section background-color="#f2e3c6"><mj-column width="60%"><mj-text font-size="20px" css-class="wave">The tide turns at <b>six</b>.</mj-text>
<mj-button href="https://example.org/tides" background-color="#0a6c74">See the table</mj-button></mj-column></mj-section></mj-body></mjml>
`;

export const MARKDOWN_SAMPLE = `Harbour handbook
===
* Ropes are *coiled* clockwise
* Lamps are lit at __dusk__
    1) first the red one
    2) then the green one

| Signal | Meaning |
|--|:-:|
| one long | leaving |
| three short | going astern, mind the quay |

\`\`\`js
const signal=[ 'short','short' ,'short' ]
\`\`\`

> Who whistles on deck
calls the wind.

See [the tides][1] ![a lamp](lamp.svg 'Port light')
[1]: <https://example.org/tides>
`;

export const MDX_SAMPLE = `import {Chart} from '../components/chart'
export const meta = {title:'The tides of June',isDraft:false}

# {meta.title}
* It was *windy*
* The <b>quay</b> held

<Chart color="#0a6c74"   year={2025} values={[ 4.2,4.6,4.4 ]} />
`;

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
