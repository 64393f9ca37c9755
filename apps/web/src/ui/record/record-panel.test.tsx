import { listUsers } from '@app/contract/endpoints/users'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/given-users.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { dialog, isGone, press, says, sees } from '../../testing/screen.ts'
import { useListState } from '../list/use-list-state.ts'
import { RecordPanel } from './record-panel.tsx'

const RECORD = aUser({ id: idOf(101), firstName: 'Rosa' })

function OneRecord() {
  const list = useListState(listUsers)
  const query = useQuery({
    queryKey: ['user', list.openId],
    queryFn: () => Promise.resolve(RECORD),
    enabled: list.openId !== null,
  })
  return (
    <>
      <button type="button" onClick={() => list.open(RECORD.id)}>
        Abrir
      </button>
      <RecordPanel opened={list.openId !== null} onClose={list.close} query={query} title={({ firstName }) => firstName}>
        {({ email }) => <p>{email}</p>}
      </RecordPanel>
    </>
  )
}

test('a record that closes is what it was until it is gone: it never looks as if it were loading', async () => {
  await renderScreen(<OneRecord />, { role: 'administrator', width: 360, at: '/gente' })
  await press('Abrir')
  await says(dialog(), RECORD.email)
  const shown: string[] = []
  const look = () => {
    const panel = document.querySelector('[role="dialog"]')
    if (panel) shown.push(panel.querySelector('.mantine-Skeleton-root') ? 'waits' : (panel.textContent ?? ''))
  }
  const looking = new MutationObserver(look)
  looking.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
  await press('Cerrar')
  await isGone(dialog())
  looking.disconnect()
  expect(shown.length).toBeGreaterThan(0)
  for (const seen of shown) expect(seen).toContain(RECORD.email)
  await press('Abrir')
  await sees('Rosa')
})
