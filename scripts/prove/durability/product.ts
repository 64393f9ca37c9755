import { type Program, spawnProgram } from '../../../apps/server/src/testing/spawned-program.ts'

export type Product = Program & { url: string }

const SAYS_ADDRESS = /Puente answers at (http:\S+)/

const running = new Set<Program>()

/** Starts the server as people do, as a process of its own. */
export async function startProduct(folder: string, port: number, environment: Record<string, string> = {}): Promise<Product> {
  const program = spawnProgram({ PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...environment }, folder)
  running.add(program)
  void program.ended.then((code) => {
    running.delete(program)
    // Nobody told it to end: what it said last is why.
    if (code !== null && code !== 0) console.error(`the server ended with ${code}: ${program.errors()}`)
  })
  return { ...program, url: await program.says(SAYS_ADDRESS) }
}

/** Without a chance to do anything: what a power cut or the kernel's memory killer does. */
export async function killProduct({ process: child, ended }: Product): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

/** As a service manager does. @returns how it ended. */
export function stopProduct({ process: child, ended }: Product): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}

/** What a proof that broke off left behind. */
export async function stopAll(): Promise<void> {
  for (const { signalGroup, ended } of [...running]) {
    signalGroup('SIGTERM')
    await ended
  }
}

/** Without waiting, for a script that ends. */
export function killAll(): void {
  for (const { signalGroup } of running) signalGroup('SIGKILL')
}
