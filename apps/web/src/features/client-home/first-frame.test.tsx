import { getClientHome } from '@app/contract/dashboard.contract'
import type { ClientHome } from '@app/contract/fields/client-home'
import { expect, test } from 'vitest'
import { aHome, aPackage } from '../../testing/given-home.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { sees } from '../../testing/screen.ts'
import { answers } from '../../testing/server.ts'
import { ShoppingHome } from './shopping-home.tsx'

const thing = (name: string) => ({ kind: 'thing' as const, name, more: 0 })

/** Whether what lies beneath was there when what waits for the client first was. */
async function isWholeAtOnce(): Promise<boolean | undefined> {
  const wasThere: boolean[] = []
  const noted = new MutationObserver(() => {
    const text = document.body.textContent ?? ''
    if (text.includes('Te toca a ti (1)')) wasThere.push(text.includes('Compresora de aire'))
  })
  noted.observe(document.body, { childList: true, subtree: true })
  const places: ClientHome['places'] = [
    { place: 'inMiami', count: 1, packages: [aPackage({ title: thing('Compresora de aire') })] },
  ]
  const task = { kind: 'complete' as const, orderId: idOf(11), title: thing('Audífonos'), missing: ['tracking' as const] }
  answers(getClientHome, aHome({ tasks: [task], places }))
  await renderScreen(<ShoppingHome />, { role: 'client' })
  await sees('Compresora de aire')
  noted.disconnect()
  return wasThere[0]
}

test('what waits is drawn before what lies beneath it; whoever comes back finds their home whole', async () => {
  performance.clearMarks('useful')
  expect(await isWholeAtOnce()).toBe(false)
  expect(performance.getEntriesByName('useful')).not.toEqual([])
  expect(await isWholeAtOnce()).toBe(true)
})
