import { authorizedNames, files } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/people.ts'
import { given, type Person, signedInAs } from '../../../testing/world.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF')
const paper = (field = 'paper') => ({ field, name: 'autorizacion.pdf', content: PDF })

function nameConsignee(client: Person, purposes: ('consignee' | 'pickup')[] = ['consignee']) {
  const { identificationType, identification } = newPerson()
  const body = { name: 'Lucía Vaca', phone: '0991234567', identificationType, identification, purposes }
  return signedInAs(client).call(authorizedNames.addAuthorizedName, { body })
}
const keep = (who: Person, id: string, sent = [paper()], version = 1) =>
  signedInAs(who).call(authorizedNames.keepConsentPaper, { params: { id }, body: { version }, files: sent })

describe('a consent on paper', () => {
  test('is kept by staff with what was signed, which the client sees too; and withdrawn when the person says so', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await nameConsignee(client)

    const { consent } = await keep(associate, id)

    expect(consent).toMatchObject({ state: 'given', evidence: 'paper', version: 1, mayBeDeclared: true })
    for (const who of [client, associate])
      expect((await signedInAs(who).call(files.getFile, { params: { id: consent.paperFileId ?? '' } })).content).toEqual(PDF)

    const after = await signedInAs(associate).call(authorizedNames.withdrawNameConsent, { params: { id } })
    expect(after.consent).toMatchObject({ state: 'withdrawn', mayBeDeclared: false })
    expect(after.consentedAt).toBeNull()
  })

  test('ends a link that waits', async () => {
    const administrator = await given.administrator()
    const client = await given.client()
    const { id } = await nameConsignee(client)
    const { link } = await signedInAs(client).call(authorizedNames.askForConsent, { params: { id }, body: {} })
    await keep(administrator, id)

    const token = new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token') ?? ''
    const read = signedInAs(client).call(authorizedNames.readConsentLink, { body: { token } })
    await expect(read).rejects.toMatchObject({ code: 'consentLinkInvalid' })
  })

  test('needs the paper, a version that there was, and somebody who is a consignee', async () => {
    const administrator = await given.administrator()
    const client = await given.client()
    const { id } = await nameConsignee(client)
    await expect(keep(administrator, id, [])).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'paper' }] } })
    await expect(keep(administrator, id, [paper('photo')])).rejects.toMatchObject({ status: 422 })
    await expect(keep(administrator, id, [paper()], 900)).rejects.toMatchObject({ status: 404, code: 'textNotFound' })
    const pickup = await nameConsignee(client, ['pickup'])
    await expect(keep(administrator, pickup.id)).rejects.toMatchObject({ status: 409, code: 'consentNotNeeded' })
  })

  test('is of the client’s own staff alone', async () => {
    const client = await given.client({ associate: await given.associate() })
    const { id } = await nameConsignee(client)
    const attempt = keep(await given.associate(), id)
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'authorizedNameNotFound' })
  })
})
