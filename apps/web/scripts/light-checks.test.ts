import { build, type Plugin, parseAst, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { lightChecks, withoutUnnamed } from './light-checks.ts'

const CONTRACT = new URL('../../../packages/contract/src', import.meta.url).pathname
const FIELD_CODE = new URL('../src/ui/form/field-code.ts', import.meta.url).pathname
const ALL = 'virtual:all'
const ENTRY = `
  import { z } from 'zod'
  import { fieldCode } from '${FIELD_CODE}'
  z.config({ customError: fieldCode, jitless: true })
  const modules = import.meta.glob(['/**/*.ts', '!/**/*.test.ts'], { eager: true })
  export const schemas = Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, schema]) => (schema?.safeParse ? [[path + ' ' + name, schema]] : [])),
  )`

type Schema = { safeParse: (given: unknown) => { error?: { issues: unknown[] } } }

/** Every schema of the contract, made of the library as it is built with these plugins. */
async function schemasBuilt(plugins: Plugin[]): Promise<[name: string, Schema][]> {
  const entry: Plugin = { name: 'entry', resolveId: (id) => (id === ALL ? id : null), load: (id) => (id === ALL ? ENTRY : null) }
  const built = await build({
    root: CONTRACT,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: ALL, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const { schemas } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  return schemas
}

const SAMPLES = [
  undefined,
  null,
  '',
  'x',
  0,
  -1.5,
  true,
  [],
  [null],
  {},
  { id: 'x', email: 'x', name: ' ', phone: '1', note: 'x'.repeat(9_999) },
]
const saidOf = (schemas: [string, Schema][]) =>
  schemas.map(([name, schema]) => [name, SAMPLES.map((given) => JSON.stringify(schema.safeParse(given).error?.issues))])

test('the contract says the same with what is left of its library', async () => {
  const [whole, light] = [await schemasBuilt([]), await schemasBuilt([lightChecks()])]
  expect(light.length).toBeGreaterThan(200)
  expect(saidOf(light)).toEqual(saidOf(whole))
})

test('a method that nobody names goes, on its lines, and what is described as JSON Schema', () => {
  const code = `export const ZodText = core.$constructor("ZodText", (inst, def) => {
    inst._zod.processJSONSchema = (ctx, json, params) => processors.textProcessor(inst, ctx, json, params);
}, util.derived({}, {
    email() {
        return this;
    },
    trim() {
        return this;
    },
}));
`
  const left = withoutUnnamed(code, new Set(['trim']))
  expect(left.split('\n')).toHaveLength(code.split('\n').length)
  expect(left).not.toMatch(/email|processJSONSchema/)
  expect(left).toContain('trim()')
  expect(() => parseAst(left)).not.toThrow()
})
