// What staff write down about a client: who reads it, who changes it, and what is left of it.
import { clientNotes, personalData, session, users } from '@app/contract'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { givenDuties } from '../../testing/access/given-duties.ts'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { whereIsKept } from '../../testing/what-is-kept.repository.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'

standStill()

type Who = Person | 'administrator'
const NOBODY = '01890000-0000-7000-8000-000000000000'
const write = (client: { id: string }, text: string, who: Who = 'administrator') =>
  signedInAs(who).call(clientNotes.addClientNote, { params: { id: client.id }, body: { text } })
const read = (client: { id: string }, query: { before?: string } = {}, who: Who = 'administrator') =>
  signedInAs(who).call(clientNotes.listClientNotes, { params: { id: client.id }, query })
const change = (id: string, text: string, who: Who = 'administrator') =>
  signedInAs(who).call(clientNotes.updateClientNote, { params: { id }, body: { text } })
const remove = (id: string, who: Who = 'administrator') => signedInAs(who).call(clientNotes.removeClientNote, { params: { id } })
const textsOf = async (client: Person, who?: Who) => (await read(client, {}, who)).notes.map(({ text }) => text)
const changesOf = async (client: Person) => {
  const { data } = await signedInAs('administrator').call(personalData.listAudit, { query: { recordId: [client.id] } })
  return data.flatMap(({ action, actor, changes }) => changes.map((one) => [action, actor?.id, one] as const))
}

describe('a note about a client', () => {
  test('says who wrote it and when, newest first, and all administrators read it', async () => {
    const [client, counter, reader] = [await given.client(), await givenDuties(['counter']), await givenDuties(['reader'])]
    await write(client, 'Prefiere WhatsApp', counter)
    move(MINUTE)
    await write(client, '  Su hermana retira los sábados  ', counter)

    const { notes, total, before } = await read(client, {}, reader)
    expect(notes.map(({ text }) => text)).toEqual(['Su hermana retira los sábados', 'Prefiere WhatsApp'])
    expect(notes[0]).toMatchObject({ author: { id: counter.id }, editedAt: null, mayChange: false })
    expect(Date.parse(notes[0]?.createdAt ?? '') - Date.parse(notes[1]?.createdAt ?? '')).toBe(MINUTE)
    expect({ total, before }).toEqual({ total: 2, before: null })
  })

  test('is of its client alone', async () => {
    const [client, other] = [await given.client(), await given.client()]
    await write(client, 'Prefiere WhatsApp')
    expect(await read(other)).toEqual({ notes: [], total: 0, before: null })
  })

  test('of many are 20 a page, and each page leads to the next', async () => {
    const client = await given.client()
    for (const number of Array.from({ length: 41 }, (_, index) => index + 1)) await write(client, `Nota ${number}`)

    const pages = []
    let before: string | null | undefined
    while (before !== null) {
      const page = await read(client, before ? { before } : {})
      expect(page.total).toBe(41)
      pages.push(page.notes.map(({ text }) => Number(text.slice(5))))
      before = page.before
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 1])
    expect(pages.flat()).toEqual(Array.from({ length: 41 }, (_, index) => 41 - index))
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(1_001), 'tooLong'],
  ])('%# is refused where it is empty or too long', async (text, code) => {
    const refusal = { status: 422, details: { fields: [expect.objectContaining({ path: 'text', code })] } }
    const client = await given.client()
    await expect(write(client, text)).rejects.toMatchObject(refusal)
    const { id } = await write(client, 'Prefiere WhatsApp')
    await expect(change(id, text)).rejects.toMatchObject(refusal)
    expect(await textsOf(client)).toEqual(['Prefiere WhatsApp'])
  })

  test('is of a client: staff and who is not there are not found', async () => {
    const refusal = { status: 404, code: 'clientNotFound' }
    for (const id of [NOBODY, (await given.associate()).id]) {
      await expect(write({ id }, 'Hola')).rejects.toMatchObject(refusal)
      await expect(read({ id })).rejects.toMatchObject(refusal)
    }
    const noNote = { status: 404, code: 'clientNoteNotFound' }
    await expect(change(NOBODY, 'Hola')).rejects.toMatchObject(noNote)
    await expect(remove(NOBODY)).rejects.toMatchObject(noNote)
  })
})

describe('who wrote it, and owners,', () => {
  test('change and remove it; the audit keeps every wording, with who', async () => {
    const [client, counter, owner] = [await given.client(), await givenDuties(['counter']), await given.administrator()]
    const { id } = await write(client, 'Llamar a las 9', counter)
    move(MINUTE)
    const changed = await change(id, 'Llamar a las 10', counter)
    expect(changed).toMatchObject({ text: 'Llamar a las 10', author: { id: counter.id }, mayChange: true })
    expect(Date.parse(changed.editedAt ?? '') - Date.parse(changed.createdAt)).toBe(MINUTE)
    await change(id, 'Llamar a las 11', owner)
    await remove(id, owner)

    expect(await textsOf(client)).toEqual([])
    expect(await changesOf(client)).toEqual([
      ['removeNote', owner.id, { field: 'staffNote', from: 'Llamar a las 11', to: null }],
      ['editNote', owner.id, { field: 'staffNote', from: 'Llamar a las 10', to: 'Llamar a las 11' }],
      ['editNote', counter.id, { field: 'staffNote', from: 'Llamar a las 9', to: 'Llamar a las 10' }],
      ['addNote', counter.id, { field: 'staffNote', from: null, to: 'Llamar a las 9' }],
    ])
  })

  test('leave it as it is where nothing is said otherwise', async () => {
    const client = await given.client()
    const { id } = await write(client, 'Llamar a las 9')
    expect(await change(id, ' Llamar a las 9 ')).toMatchObject({ editedAt: null })
    expect(await changesOf(client)).toHaveLength(1)
  })

  test('are alone: others are refused, and nothing changes', async () => {
    const [client, accounts] = [await given.client(), await givenDuties(['accounts'])]
    const { id } = await write(client, 'Llamar a las 9', await givenDuties(['counter']))
    const refusal = { status: 403, code: 'permissionMissing' }
    await expect(change(id, 'No llamar', accounts)).rejects.toMatchObject(refusal)
    await expect(remove(id, accounts)).rejects.toMatchObject(refusal)
    expect(await textsOf(client)).toEqual(['Llamar a las 9'])
  })
})

describe('the client', () => {
  test('neither lists nor changes notes, nor does their associate; no history and no notice tells of them', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await write(client, 'Discute cada nota de cobro')
    const refusal = { status: 403, code: 'roleNotAllowed' }
    for (const who of [client, associate]) {
      await expect(read(client, {}, who)).rejects.toMatchObject(refusal)
      await expect(write(client, 'Mía', who)).rejects.toMatchObject(refusal)
      await expect(change(id, 'Mía', who)).rejects.toMatchObject(refusal)
      await expect(remove(id, who)).rejects.toMatchObject(refusal)
    }
    expect(await whereIsKept(['Discute cada nota'])).toEqual(['client_notes.text', 'event_values.field_changes'])
  })

  test('reads them in the file of their own data, without who wrote them', async () => {
    const [client, counter] = [await given.client(), await givenDuties(['counter'])]
    await write(client, 'Prefiere WhatsApp', counter)
    const { content } = await signedInAs(client).call(session.exportMyData)
    const rows = JSON.parse(strFromU8(unzipSync(content)['staffNotes.json'] ?? new Uint8Array())) as object[]
    expect(rows).toMatchObject([{ text: 'Prefiere WhatsApp' }])
    expect(JSON.stringify(rows)).not.toContain(counter.id)
  })

  test('takes them along when the account is closed, also what the audit kept of them', async () => {
    const client = await given.client()
    const { id } = await write(client, 'Prefiere Telegram 4711')
    await change(id, 'Prefiere Signal 4711')
    await signedInAs(client).call(personalData.closeOwnAccount)

    expect(await whereIsKept(['Telegram 4711', 'Signal 4711'])).toEqual([])
    expect((await read(client)).total).toBe(0)
    await expect(write(client, 'Tarde')).rejects.toMatchObject({ status: 409, code: 'accountClosed' })
  })

  test('keeps them when who wrote them leaves the house', async () => {
    const [client, counter] = [await given.client(), await givenDuties(['counter'])]
    await write(client, 'Prefiere WhatsApp', counter)
    await signedInAs('administrator').call(users.updateUser, { params: { id: counter.id }, body: { status: 'inactive' } })
    expect(await textsOf(client)).toEqual(['Prefiere WhatsApp'])
  })
})
