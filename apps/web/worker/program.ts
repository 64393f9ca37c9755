// What scripts/service-worker.ts writes in: the files of this build.

type Program = {
  /** Another for every build. */
  build: string
  /** What it takes to open: the page and what every page needs. */
  shell: readonly string[]
  /** The screens, which come when there is time. */
  rest: readonly string[]
}

declare const __PROGRAM__: Program

export const { build, shell, rest } = __PROGRAM__
