/** The verbs by which a sentence is told from a fragment: a list for this site, not a grammar. */

export const BE = new Set(["is", "are", "was", "were", "be", "been", "being", "isn't", "aren't"]);

const FORMS =
  "has have had having do does did done doing can cannot can't could may might must shall should will would won't don't doesn't didn't " +
  "wrote written chose chosen broke broken made went gone gave given got gotten came kept left lost put set let read found took taken " +
  "knew known meant told thought saw seen began begun became ran held built brought drew drawn fell fallen said sent spent stood won it's there's that's " +
  "you're we're you'll you've we've i've what's let's i'm they're";

const REGULAR =
  "abort accept act adapt add adjust adopt affect agree align allow announce answer appear apply ask assume attach avoid await begin behave believe belong " +
  "bind break bring build buy bundle cache call care catch cause change check choose chose clean clear clone close collapse collect combine come commit compare " +
  "complain complete configure confuse consist contain contradict contribute convert cope copy correct cost count cover create cut decide declare decrease define " +
  "delete depend derive describe deserve detect develop differ disable disagree disappear discover discuss display document donate download drop edit enable end " +
  "enforce enjoy enter escape exceed exclude execute exist exit expand expect explain explore export express extend fail fall fetch fill filter find finish fit fix " +
  "follow forbid force forget form format gain generate get give go govern group grow guess handle happen hate help hide hold honor hope identify ignore imagine implement " +
  "import improve include increase indent infer inherit insert inspect install integrate intend introduce invite join jump keep know lack land last lay lead learn leave let lie " +
  "like limit line link lint list listen live load log look lose love maintain make manage map mark match matter mean measure merge migrate miss mistype mix move name need note notice " +
  "offer open order organize override own parse pass paste pay perform pick pin place plan play point possess post prefer prepare preserve press prevent print produce profit promise propose " +
  "protect prove provide publish pull push put quote raise reach read receive recognize recommend reduce refactor refer reformat refuse regard regret reject release rely remain " +
  "remember remove rename render reopen repair repeat replace replay report request require reserve resolve respect respond rest restore result return review rewrite round run save say scan search see seem select " +
  "sell send separate serve set settle share shift ship show skip solve sort sound speak specify spell spend split spread stage stand start stay step stop store strip study stumble suggest suit support swap swallow switch take talk " +
  "teach tell tend test thank think throw tidy touch track transform translate treat trigger trim try turn type unify update upgrade use vary verify visit wait walk want warn waste watch wear welcome win wonder work worry wrap write yield";

export const VERBS = new Set([...BE, ...FORMS.split(" "), ...REGULAR.split(" ").flatMap(inflect)]);

function inflect(verb: string): string[] {
  const stem = verb.replace(/e$/, "");
  const soft = verb.replace(/y$/, "i");
  const double = `${verb}${verb.at(-1)}`;
  return [
    verb,
    `${verb}s`,
    `${verb}es`,
    `${soft}es`,
    `${stem}ed`,
    `${soft}ed`,
    `${double}ed`,
    `${stem}ing`,
    `${verb}ing`,
    `${double}ing`,
  ];
}

const IRREGULAR = new Set(
  "written chosen broken made given kept left lost put set read found taken known meant told seen begun run held built brought drawn said sent spent thrown shown split hidden understood done".split(
    " ",
  ),
);

export function isParticiple(word: string): boolean {
  return IRREGULAR.has(word) || (/[a-z]{2}ed$/.test(word) && !["need", "indeed", "embed", "speed"].includes(word));
}
