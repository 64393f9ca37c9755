import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { sees } from '../../testing/screen.ts'
import { ErrorBoundary } from '../page/error-boundary.tsx'
import { part } from './part.tsx'

const Told = ({ name }: { name: string }) => <p>Hola, {name}</p>
const waits: string[] = []
function Waiting() {
  waits.push('waited')
  return <p>Un momento</p>
}

test('a part is loaded when it is first shown, and once', async () => {
  let loads = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const Greeting = part<{ name: string }>(async () => {
    loads += 1
    await promise
    return Told
  })
  await renderScreen(
    <Suspense fallback={<Waiting />}>
      <Greeting name="Ana" />
      <Greeting name="Luz" />
    </Suspense>,
  )
  await sees('Un momento')
  resolve()
  await sees('Hola, Ana')
  await sees('Hola, Luz')
  expect(loads).toBe(1)
})

test('a part that was loaded before shows nothing that waits', async () => {
  waits.length = 0
  const Greeting = part<{ name: string }>(async () => Told)
  await Greeting.load()
  await renderScreen(
    <Suspense fallback={<Waiting />}>
      <Greeting name="Ana" />
    </Suspense>,
  )
  await sees('Hola, Ana')
  expect(waits).toEqual([])
})

test('a part that does not come is said to be missing, not asked for without end', async () => {
  let loads = 0
  const Missing = part(async () => {
    loads += 1
    throw new Error('gone')
  })
  await renderScreen(
    <ErrorBoundary fallback={<p>No llegó</p>}>
      <Suspense fallback={<Waiting />}>
        <Missing />
      </Suspense>
    </ErrorBoundary>,
  )
  await sees('No llegó')
  await expect.element(page.getByText('Un momento')).not.toBeInTheDocument()
  expect(loads).toBe(1)
})
