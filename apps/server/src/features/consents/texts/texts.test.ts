import { createHash } from 'node:crypto'
import { consents as texts } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/at-once.ts'
import { anonymous, given, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const read = (kind: 'terms' | 'privacy' | 'consignee', version?: number) =>
  anonymous.call(texts.getText, { params: { kind }, query: version === undefined ? {} : { version } })
const save = (kind: 'terms' | 'privacy' | 'consignee', body: { spanish: string; english: string; follows: number }) =>
  administrator.call(texts.saveText, { params: { kind }, body })

describe('the texts that people agree to', () => {
  test.each([
    ['terms', '## Qué no transportamos', '## What we do not carry'],
    ['privacy', '## Tus derechos', '## Your rights'],
    ['consignee', '## Qué autorizo', '## What I authorise'],
  ] as const)('%s come with the product, in both languages, readable without an account', async (kind, spanish, english) => {
    const text = await read(kind, 1)

    expect(text).toMatchObject({ kind, version: 1, publisher: { tradeName: 'Puente' } })
    expect(text.spanish).toContain(spanish)
    expect(text.english).toContain(english)
  })

  test('have a hash that anybody can compute', async () => {
    const { kind, version, spanish, english, hash } = await read('consignee')

    const said = JSON.stringify([kind, version, spanish, english])
    expect(hash).toBe(createHash('sha256').update(said).digest('hex'))
  })

  test('are saved as the next version, and the one before stays readable', async () => {
    const before = await read('terms')
    const saved = await save('terms', { spanish: 'Términos nuevos.', english: 'New terms.', follows: before.version })

    expect(saved).toMatchObject({ kind: 'terms', version: before.version + 1 })
    expect(await read('terms')).toMatchObject({ ...saved, spanish: 'Términos nuevos.', english: 'New terms.' })
    expect((await read('terms', before.version)).spanish).toBe(before.spanish)
    const [newest, ...older] = await administrator.call(texts.listTextVersions, { params: { kind: 'terms' } })
    expect(newest).toMatchObject({ version: saved.version, actor: { name: 'Rosa Andrade' } })
    expect(older.at(-1)).toMatchObject({ version: 1, actor: null })
    expect(await anonymous.call(texts.listTexts)).toContainEqual(saved)
  })

  test('as they were make no version', async () => {
    const { spanish, english, version } = await read('privacy')
    expect(await save('privacy', { spanish, english, follows: version })).toMatchObject({ version })
  })

  test('that another actor saved first are not written over', async () => {
    const { version } = await read('privacy')
    const words = (spanish: string) => ({ spanish, english: 'Both.', follows: version })
    const outcomes = await atOnce(
      0,
      () => save('privacy', words('Uno.')),
      () => save('privacy', words('Dos.')),
    )

    expect(outcomes.sort()).toEqual(['done', 'textChangedMeanwhile'])
    expect((await read('privacy')).version).toBe(version + 1)
  })

  test('in one language alone are refused at the field', async () => {
    const { version } = await read('terms')
    await expect(save('terms', { spanish: 'Solo esto.', english: ' ', follows: version })).rejects.toMatchObject({
      status: 422,
      details: { fields: [{ path: 'english', code: 'required' }] },
    })
  })

  test('of a version that never was are not found', async () => {
    await expect(read('terms', 900)).rejects.toMatchObject({ status: 404, code: 'textNotFound' })
  })

  test('show their history to administrators alone', async () => {
    const attempt = signedInAs(await given.client()).call(texts.listTextVersions, { params: { kind: 'terms' } })
    await expect(attempt).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })
})
