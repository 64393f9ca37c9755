// Counts in the page itself what a person does: not what a test says that it does.
import type { Page } from '@playwright/test'

export type Counted = {
  /** Presses of a mouse. */
  clicks: number
  keys: number
  /** Ends of what a scanner typed (`scan`): its keys are not the person's. */
  scans: number
  /** Fields that changed though neither a key nor a mouse was pressed, nor anything scanned, since they changed before. */
  unseen: number
}

/** From now on, in every document that the page opens. Answers what was counted since it was asked before. */
export async function countInput(page: Page): Promise<() => Promise<Counted>> {
  const nothing = (): Counted => ({ clicks: 0, keys: 0, scans: 0, unseen: 0 })
  let counted = nothing()
  await page.exposeFunction('tellInput', (kind: keyof Counted) => {
    counted[kind] += 1
  })
  await page.addInitScript(() => {
    const { tellInput } = window as unknown as { tellInput: (kind: 'clicks' | 'keys' | 'scans' | 'unseen') => void }
    let wasTouched = false
    const hear = <Name extends 'pointerdown' | 'keydown' | 'input'>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
      // Before the page's own listeners, some of which let an event go no further.
      window.addEventListener(name, act, { capture: true })
    hear('pointerdown', ({ isTrusted }) => {
      wasTouched = isTrusted
      if (isTrusted) tellInput('clicks')
    })
    hear('keydown', ({ isTrusted, key, code }) => {
      const isScanner = !isTrusted && code.startsWith('scanner ')
      wasTouched = isTrusted || isScanner
      if (isTrusted) tellInput('keys')
      else if (isScanner && key === 'Enter') tellInput('scans')
    })
    hear('input', () => {
      if (!wasTouched) tellInput('unseen')
      wasTouched = false
    })
  })
  return async () => {
    // What the page told before this answer has come by now.
    await page.evaluate(() => null)
    const told = counted
    counted = nothing()
    return told
  }
}
