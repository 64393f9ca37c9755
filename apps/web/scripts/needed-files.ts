import type { Rolldown } from 'vite'

export type Files = Rolldown.OutputBundle

/** The file of the build that loads a source: one that only names others, where the source travels with others. */
export function chunkOf(bundle: Files, path: string): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)))
  if (!found) throw new Error(`${path} is in no file of the build`)
  return found
}

/** A file, its style sheets, and what it imports at once. */
export function neededBy({ fileName, imports, viteMetadata }: Rolldown.OutputChunk, bundle: Files): string[] {
  const imported = imports.flatMap((name) => {
    const one = bundle[name]
    return one?.type === 'chunk' ? neededBy(one, bundle) : []
  })
  return [fileName, ...(viteMetadata?.importedCss ?? []), ...imported]
}
