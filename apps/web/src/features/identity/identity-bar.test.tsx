// Above every screen of a client whose number another account gave too, and what staff read of it.
import { expect, test, vi } from 'vitest'
import { aUser, inFull } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { isGone, link, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { ClaimantsNote } from './claimants-note.tsx'
import { IdentityBar } from './identity-bar.tsx'

const NUMBER = '1710034065'

test('a disputed number: what waits, what does not, and how it ends', async () => {
  await renderScreen(<IdentityBar status="disputed" identification={NUMBER} />, { role: 'client' })
  await sees('Otra cuenta dio tu identificación.')
  await sees(/nada sale de Miami a nombre de 1710034065.*Puedes pedir, cotizar y pagar como siempre\./)
  await expect.element(link('Ver mi identificación')).toHaveAttribute('href', '/perfil')
})

test('a lost one is to be corrected; in the profile the way there is not offered', async () => {
  await renderScreen(<IdentityBar status="lost" identification={NUMBER} />, { role: 'client' })
  await sees('Tu identificación es de otra persona.')
  await expect.element(link('Corregir mi número')).toHaveAttribute('href', '/perfil')
  await renderScreen(<IdentityBar status="lost" identification={NUMBER} />, { role: 'client', at: '/perfil' })
  await sees('Tu identificación es de otra persona.')
  await isGone(link('Corregir mi número'))
})

const OTHER = { id: idOf(7), code: 'ECU1007', name: 'Rosa Mena' }

test.each([
  ['disputed', /^Nada se declara con ella hasta que veas un documento\./],
  ['lost', /^Se vio el documento de la otra cuenta/],
  ['verified', /^Se vio el documento de esta cuenta/],
] as const)('staff read of a %s one who else gave it, and open their account', async (identityStatus, sentence) => {
  const onOpen = vi.fn()
  const user = inFull(aUser({ identityStatus }), { claimants: [OTHER] })
  await renderScreen(<ClaimantsNote user={user} onOpen={onOpen} />, { role: 'administrator' })
  await sees('Otra cuenta dio la misma identificación')
  await sees(sentence)
  await expect
    .element(link('Ver los bultos de este número'))
    .toHaveAttribute('href', `/operations/detallesporconsolidacion?q=${user.identification}`)
  await press('Rosa Mena (ECU1007)')
  expect(onOpen).toHaveBeenCalledWith(OTHER.id)
})

test.each(['es', 'en'] as const)('both fit the narrowest phone, in %s', async (language) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff-Villavicencio y Montalvo'
  const user = inFull(aUser({ identityStatus: 'disputed' }), {
    claimants: [
      { ...OTHER, name },
      { ...OTHER, id: idOf(8) },
    ],
  })
  const both = (
    <>
      <IdentityBar status="lost" identification={NUMBER} />
      <ClaimantsNote user={user} onOpen={() => {}} />
    </>
  )
  await renderScreen(both, { role: 'client', width: 360, language })
  expect(whatSticksOut()).toEqual([])
})
