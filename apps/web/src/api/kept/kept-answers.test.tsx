import { listAssistedPurchases } from '@app/contract/purchases.contract'
import { listSavedViews } from '@app/contract/saved-views.contract'
import { signOut } from '@app/contract/session.contract'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MyPurchases } from '../../features/purchases/my-purchases.tsx'
import { holdKeyring } from '../../session/sealed/keyring.ts'
import { storageKeyOf } from '../../session/sealed/storage-key.ts'
import { logOut } from '../../session/session.ts'
import { KEPT_ANSWERS_DATABASE, removeDatabase } from '../../session/storage.ts'
import { currentToken } from '../../session/token.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { aPurchase } from '../../testing/given-purchases.ts'
import { type PersonOf, person } from '../../testing/people.ts'
import { removeScreen, renderScreen } from '../../testing/render-screen.tsx'
import { sees } from '../../testing/screen.ts'
import { answers, holds } from '../../testing/server.ts'
import { queryClient } from '../query-client.ts'
import { keepAnswersOnceActed, putBackKeptAnswers } from './kept-answers.ts'

const lens = aPurchase({ title: { kind: 'thing', name: 'Lente de 50 mm', more: 0 } })

const answerOf = <Answer,>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

type Row = { name: string; at: number; sealed: Uint8Array }

const isThere = async (): Promise<boolean> => (await indexedDB.databases()).some(({ name }) => name === KEPT_ANSWERS_DATABASE)

/** What lies on the disk. */
async function rows(): Promise<Row[]> {
  if (!(await isThere())) return []
  const database = await answerOf(indexedDB.open(KEPT_ANSWERS_DATABASE))
  const kept = await answerOf<Row[]>(database.transaction('answers').objectStore('answers').getAll())
  database.close()
  return kept
}

let stop = (): void => undefined
let release = (): void => undefined
afterEach(async () => {
  stop()
  release()
  removeDatabase(KEPT_ANSWERS_DATABASE)
  await expect.poll(isThere).toBe(false)
})

const answered = (): number =>
  queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' && !state.isInvalidated }).length

/** A client, or another, looks at a list and does something. */
async function looks(role: PersonOf = 'client'): Promise<void> {
  hasNoSavedViews()
  answers(listAssistedPurchases, aPage([lens]))
  await renderScreen(<MyPurchases />, { role, at: '/tuscompraasistidas' })
  stop = keepAnswersOnceActed()
  await sees('Lente de 50 mm')
  dispatchEvent(new PointerEvent('pointerdown'))
  await expect.poll(async () => (await rows()).length >= answered()).toBe(true)
}

/** As where the page is loaded anew: the memory is empty, and the server does not answer. */
function loadedAnew(): void {
  stop()
  removeScreen()
  queryClient.clear()
  const [list, views] = [holds(listAssistedPurchases), holds(listSavedViews)]
  release = () => {
    list()
    views()
  }
}

test('what was seen is there before the server answers', async () => {
  await looks()
  loadedAnew()
  await putBackKeptAnswers(person('client'))
  await renderScreen(<MyPurchases />, { at: '/tuscompraasistidas' })
  await sees('Lente de 50 mm')
  expect(document.querySelector('.mantine-Skeleton-root')).toBeNull()
})

test('however new it is, the server is asked behind it', async () => {
  await looks()
  answers(listAssistedPurchases, aPage([aPurchase({ title: { kind: 'thing', name: 'Trípode', more: 0 } })]))
  loadedAnew()
  await putBackKeptAnswers(person('client'))
  await renderScreen(<MyPurchases />, { at: '/tuscompraasistidas' })
  await sees('Lente de 50 mm')
  release()
  await sees('Trípode')
})

test('what lies on the disk says nothing of it', async () => {
  await looks()
  const texts = (await rows()).map(({ name, at, sealed }) => `${name} ${at} ${new TextDecoder('latin1').decode(sealed)}`)
  for (const word of ['Lente', 'purchases', 'savedViews', lens.code, lens.id]) expect(texts.join('\n')).not.toContain(word)
})

test('the next session opens nothing of it, and takes it away', async () => {
  await looks()
  loadedAnew()
  const key = await storageKeyOf('N'.repeat(43))
  holdKeyring(currentToken() ?? '', { ofSession: key, ofPerson: key })
  await putBackKeptAnswers(person('client'))
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  await expect.poll(rows).toEqual([])
})

test('a log-out takes it away', async () => {
  await looks()
  answers(signOut, { ok: true })
  removeScreen()
  logOut()
  await expect.poll(isThere).toBe(false)
})

test('what is shown before the server agreed is not kept', async () => {
  await looks()
  const [query] = queryClient.getQueriesData<{ data: unknown[] }>({ queryKey: ['purchases', 'own'] })
  queryClient.setQueryData(
    query?.[0] ?? [],
    aPage([aPurchase({ code: 'SOL-999999', title: { kind: 'thing', name: 'Trípode', more: 0 } })]),
  )
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  loadedAnew()
  await putBackKeptAnswers(person('client'))
  await renderScreen(<MyPurchases />, { at: '/tuscompraasistidas' })
  await sees('Lente de 50 mm')
})

test('another shape of the same answer, of the next build, is not shown', async () => {
  await looks()
  loadedAnew()
  const build = Object.assign(document.createElement('script'), { type: 'module', src: 'data:text/javascript,' })
  document.head.prepend(build)
  await putBackKeptAnswers(person('client'))
  build.remove()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test('staff have too much on their screens: nothing is put back for them', async () => {
  await looks()
  loadedAnew()
  await putBackKeptAnswers(person('administrator'))
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  await expect.element(page.getByText('Lente de 50 mm')).not.toBeInTheDocument()
})
