// A copy of the checkout in which a recipe may be followed: its sources, and links to what is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** The links to our own packages lead into the copy; what was compiled stays outside. */
const OWN = new Set(['@app', '.cache', '.vite', '.vitest-cache', '.vite-temp'])
/** Whoever runs this may have told git nothing of themselves. */
const GIT = ['-c', 'user.name=recipes', '-c', 'user.email=recipes@example.test', '-c', 'commit.gpgsign=false']

export type Said = { status: number | null; words: string }
export type Copy = Awaited<ReturnType<typeof copyOfCheckout>>

export async function copyOfCheckout(folder: string) {
  for (const path of trackedFiles()) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await cp(join(ROOT, path), join(folder, path))
  }
  await linkLibraries(folder)
  const git = (...args: string[]): string => execFileSync('git', [...GIT, ...args], { cwd: folder, encoding: 'utf8' })
  git('init', '--quiet')
  const commit = (what: string) => {
    git('add', '--all')
    git('commit', '--quiet', '--no-verify', '--message', what)
  }
  commit('as it is')

  return {
    read: (path: string) => readFile(join(folder, path), 'utf8'),
    write: async (path: string, text: string) => {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    },
    remove: (path: string) => rm(join(folder, path)),
    filesIn: (path: string) => readdir(join(folder, path)),
    run: (command: string, args: readonly string[], cwd = '.'): Said => {
      const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`
      const given = { cwd: join(folder, cwd), encoding: 'utf8', env: { ...process.env, PATH: path } } as const
      const { status, stdout, stderr } = spawnSync(command, args, given)
      return { status, words: `${stdout}${stderr}` }
    },
    /** As an editor does when it saves. */
    format: () => {
      const files = git('ls-files', '--modified', '--others', '--exclude-standard').split('\n').filter(Boolean)
      const there = files.filter((path) => /\.tsx?$/.test(path))
      execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', '--error-on-warnings', ...there], { cwd: folder })
    },
    forget: () => git('reset', '--hard', '--quiet'),
    commit,
    /** What the last commit changed; a file that took another's place is one. */
    changed: (): string[] =>
      git('show', '--name-status', '--find-renames=30%', '--format=', 'HEAD')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('\t').at(-1) ?? ''),
  }
}

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  const deleted = execFileSync('git', ['ls-files', '--deleted'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  return listed.split('\n').filter((path) => path && !deleted.includes(path))
}

async function linkLibraries(folder: string): Promise<void> {
  for (const part of ['.', ...(await workspaces())]) {
    const installed = join(ROOT, part, 'node_modules')
    const names = await readdir(installed).catch(() => [])
    if (names.length > 0) await mkdir(join(folder, part, 'node_modules'))
    for (const name of names.filter((one) => !OWN.has(one))) {
      await symlink(join(installed, name), join(folder, part, 'node_modules', name))
    }
  }
  await cp(join(ROOT, 'node_modules/@app'), join(folder, 'node_modules/@app'), { recursive: true, verbatimSymlinks: true })
}

async function workspaces(): Promise<string[]> {
  const inFolder = async (parent: string) => (await readdir(join(ROOT, parent))).map((name) => join(parent, name))
  return [...(await inFolder('apps')), ...(await inFolder('packages')), 'e2e', 'bench', 'api-client']
}
