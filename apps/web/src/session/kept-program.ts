/** The files that the service worker keeps (worker/kept-files.ts) are deleted at sign-out; the next sign-in keeps them again. */
export async function forgetProgram(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('puente-')).map((name) => caches.delete(name)))
}
