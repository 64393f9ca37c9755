/** Words that could not be loaded: a screen says so rather than showing the names of its sentences. */
export class WordsMissing extends Error {}
