import { type FileProblem, problemOfFile } from './file-check.ts'

export type Refused = { name: string; problem: FileProblem | 'fileTwice' | 'tooManyFiles' }

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** The files after more were given, and the refused ones, each with its reason: a refused file does not remove a good one. */
export function withFiles(present: readonly File[], given: readonly File[], most: number): { files: File[]; refused: Refused[] } {
  const refused: Refused[] = []
  // Where there is room for one, the last one given takes its place.
  const files = most === 1 ? [] : [...present]
  for (const file of given) {
    const problem = problemOfFile(file)
    if (problem) refused.push({ name: file.name, problem })
    else if (files.some((other) => isSame(other, file))) refused.push({ name: file.name, problem: 'fileTwice' })
    else if (files.length >= most) refused.push({ name: file.name, problem: 'tooManyFiles' })
    else files.push(file)
  }
  return { files: files.length === 0 ? [...present] : files, refused }
}

/** How much of each file has left, from how much of all of them has: a body sends them one after the other. */
export function sharesOf(files: readonly Pick<File, 'size'>[], sentShare: number): number[] {
  let left = sentShare * files.reduce((sum, { size }) => sum + size, 0)
  return files.map(({ size }) => {
    const sent = Math.min(size, Math.max(0, left))
    left -= size
    return size > 0 ? sent / size : 1
  })
}
