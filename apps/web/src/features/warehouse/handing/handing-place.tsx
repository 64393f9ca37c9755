import type { Bill } from '@app/contract/bills.contract'
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useIsConnected } from '../../scan-queue/connection.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import { type Readings, useScanner } from '../../scanning/use-scanner.ts'
import { ScanField } from '../scan/scan-field.tsx'
import { ScanSignal } from '../scan/scan-signal.tsx'
import { Understood } from '../scan/understood.tsx'
import station from '../station.module.css'
import { ChooseBill } from './choose-bill.tsx'
import { useFindBills } from './handing.queries.ts'
import { HandingStation } from './handing-station.tsx'

type Play = (tone: Tone) => void

/** The counter in Quito: first the bill of whoever collects, then each of its packages. */
export function HandingPlace({ play }: { play: Play }) {
  const [bill, setBill] = useState<Bill | null>(null)
  const [last, setLast] = useState<Bill | null>(null)
  const leave = (delivered: Bill | null) => {
    setLast(delivered)
    setBill(null)
  }
  if (bill)
    return <HandingStation key={bill.id} bill={bill} play={play} onLeave={() => leave(null)} onDelivered={() => leave(bill)} />
  return <FindBill last={last} play={play} onFound={setBill} />
}

type Finding =
  | { step: 'ready' }
  | { step: 'several'; bills: readonly Bill[] }
  | { step: 'none' }
  | { step: 'failed'; error: unknown }

function FindBill({ last, play, onFound }: { last: Bill | null; play: Play; onFound: (bill: Bill) => void }) {
  const { t } = useTranslation('warehouse')
  const field = useRef<HTMLInputElement>(null)
  const isConnected = useIsConnected()
  const find = useFindBills()
  const [state, setState] = useState<Finding>({ step: 'ready' })
  const [isBusy, setBusy] = useState(false)
  const look = async (readings: Readings) => {
    setBusy(true)
    try {
      const bills = await find(readings)
      const [bill] = bills
      play(bill ? 'ok' : 'unknown')
      if (bill && bills.length === 1) return onFound(bill)
      setState(bill ? { step: 'several', bills } : { step: 'none' })
    } catch (error) {
      play('unknown')
      setState({ step: 'failed', error })
    } finally {
      setBusy(false)
    }
  }
  const hear = (readings: Readings) => {
    if (isBusy || !isConnected || state.step === 'failed') return play('blocked')
    void look(readings)
  }
  const clear = () => setState({ step: 'ready' })
  useScanner(hear)
  useEffect(() => {
    const next = document.querySelector<HTMLElement>('[data-next]')
    if (next) next.focus()
    else if (state.step !== 'failed') field.current?.focus({ preventScroll: true })
  }, [state])
  return (
    <div className={station.dialogForm}>
      <ScanField
        label={t('handing.find')}
        placeholder="472 918"
        field={field}
        isLooking={isBusy}
        onScan={(text) => hear([text])}
      />
      {isConnected ? null : <ScanSignal kind="failed" title={t('queue.offline')} sentence={t('handing.needsConnection')} />}
      {state.step === 'ready' && last ? (
        <ScanSignal kind="done" title={t('handing.delivered', { code: last.code })} sentence={last.client.name} />
      ) : null}
      {state.step === 'ready' && !last ? (
        <EmptyState icon={IconPackageExport} title={t('ready')} sentence={t('handing.readyHelp')} />
      ) : null}
      {state.step === 'none' ? <ScanSignal kind="unknown" title={t('handing.none')} sentence={t('handing.noneHelp')} /> : null}
      {state.step === 'failed' ? (
        <ScanSignal kind="failed" title={t('lookUpFailed')} sentence={<Refusal error={state.error} />}>
          <Understood onPress={clear} />
        </ScanSignal>
      ) : null}
      {state.step === 'several' ? <ChooseBill bills={state.bills} onChoose={onFound} /> : null}
    </div>
  )
}
