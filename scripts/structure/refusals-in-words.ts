import type { Rule } from './sources.ts'

const SCREEN = /^apps\/web\/src\/.*\.tsx?$/
const TEST = /\.test\.tsx?$/
/** The words alone, without the way to what is open instead: each with its reason. */
const WORDS_ALONE: Readonly<Record<string, string>> = {
  'apps/web/src/api/error-sentence.ts': 'it makes them',
  'apps/web/src/api/show-refusal.ts': 'a toast, which leads on by a link of its own',
  'apps/web/src/ui/say/refusal.tsx': 'everywhere else',
  'apps/web/src/areas/signed-out/use-light-form.ts': 'without a session there is no way to lead to',
}

/** What was refused is said with the way to what is open instead: by `Refusal` where it was asked for, or as a toast by `showRefusal`. */
export const refusalsInWords: Rule = ({ paths, read }) =>
  paths
    .filter((path) => SCREEN.test(path) && !TEST.test(path) && !(path in WORDS_ALONE) && /\berrorSentence\b/.test(read(path)))
    .map((path) => `${path}: says a refusal without its way: use Refusal of ui/say/refusal.tsx, or showRefusal`)
