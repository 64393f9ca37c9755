import type { Bundle } from '@app/contract/bundles.contract'
import type { Order } from '@app/contract/orders.contract'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { BundleLabelButton } from '../../bundles/bundle-label-button.tsx'
import { useRefusalSentence } from '../../bundles/change/use-refusal-sentence.ts'
import { useHoldWords } from '../../orders/holding/use-hold-words.ts'
import { inSentence } from '../../orders/show/use-missing.ts'
import receipt from '../scan/last-receipt.module.css'
import { ScanSignal } from '../scan/scan-signal.tsx'
import { SeveralPackages } from '../scan/several-packages.tsx'
import { Understood } from '../scan/understood.tsx'
import type { NotJoining } from './assembly-outcome.ts'
import type { Assembling } from './use-assembling.ts'

/** What the scan was, in one band: in the bundle, or why not; and the bundle that was made. */
export function AssemblyResult({ assembling: { state, draft, clear } }: { assembling: Assembling }) {
  const { t } = useTranslation('warehouse')
  if (state.step === 'failed')
    return (
      <ScanSignal
        kind="failed"
        title={t('assembling.failed')}
        sentence={<Refusal error={state.error} after={codesConcerned(state.error, draft)} />}
      >
        <Understood onPress={clear} />
      </ScanSignal>
    )
  if (state.step === 'refused') return <Refused {...state} draft={draft} onUnderstood={clear} />
  if (state.step === 'joined')
    return (
      <ScanSignal kind="done" title={t('assembling.joined', { code: state.order.code })} sentence={state.order.description} />
    )
  if (state.step === 'already')
    return (
      <ScanSignal
        kind="duplicate"
        title={t('assembling.already', { code: state.order.code })}
        sentence={state.order.description}
      />
    )
  if (state.step === 'again') return <Again gone={state.gone} count={draft.length} onUnderstood={clear} />
  if (state.step === 'made') return <MadeSignal bundle={state.bundle} />
  if (state.step === 'unclear') return <Unclear {...state} />
  if (draft.length > 0) return null
  return <EmptyState icon={IconBox} title={t('ready')} sentence={t('assembling.readyHelp')} />
}

type AgainProps = { gone: readonly string[]; count: number; onUnderstood: () => void }

/** What was left unfinished is here again; what does not travel in it any more is read before anything else. */
function Again({ gone, count, onUnderstood }: AgainProps) {
  const { t } = useTranslation('warehouse')
  if (gone.length === 0)
    return <ScanSignal kind="saved" title={t('assembling.again')} sentence={`${count} ${t('assembling.packages', { count })}`} />
  return (
    <ScanSignal
      kind="wrongPlace"
      title={t(count > 0 ? 'assembling.againWithout' : 'assembling.notAgain')}
      sentence={t('assembling.gone', { codes: gone.join(', ') })}
    >
      <Understood onPress={onUnderstood} />
    </ScanSignal>
  )
}

type RefusedProps = { order: Order; reason: NotJoining; draft: readonly Order[]; onUnderstood: () => void }

function Refused({ order, reason: { why, refusal, plan }, draft, onUnderstood }: RefusedProps) {
  const { t } = useTranslation('warehouse')
  const sentence = useRefusalSentence([...draft, order])
  const format = useFormat()
  const held = useHoldWords(order.hold)
  const own = t(`assembling.why.${why}`, {
    ...{ name: order.consignee?.name ?? t('assembling.nobody'), of: draft[0]?.consignee?.name, bundle: order.bundle?.code },
    ...{ reason: inSentence(held.why) },
    ...{ weight: format.weight(plan.weightInGrams), value: format.money(plan.valueWithTaxInCents), category: plan.category },
    defaultValue: '',
  })
  return (
    <ScanSignal kind="wrongPlace" title={t('assembling.refused', { code: order.code })} sentence={own || sentence(refusal)}>
      <Understood onPress={onUnderstood} />
    </ScanSignal>
  )
}

/** Which packages of the draft the server refused. */
function codesConcerned(error: unknown, draft: readonly Order[]): string {
  const ids = error instanceof ApiError ? error.details.ids : null
  return Array.isArray(ids)
    ? draft
        .filter(({ id }) => ids.includes(id))
        .map(({ code }) => code)
        .join(', ')
    : ''
}

function MadeSignal({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const { code, consignee, orders, weightInGrams } = bundle
  const count = orders.length
  return (
    <ScanSignal
      kind="done"
      title={t('assembling.made', { code })}
      sentence={[consignee.name, `${count} ${t('assembling.packages', { count })}`, format.weight(weightInGrams)].join(' · ')}
    >
      <span className={receipt.signalAct}>
        <BundleLabelButton bundle={bundle} size="lg" />
      </span>
    </ScanSignal>
  )
}

type UnclearState = Extract<Assembling['state'], { step: 'unclear' }>

function Unclear({ scanned, unclear }: UnclearState) {
  const { t } = useTranslation('warehouse')
  if (unclear.kind === 'several') return <SeveralPackages codes={unclear.codes} />
  if (unclear.kind === 'nothingYet')
    return <ScanSignal kind="refused" title={t('assembling.nothingYet')} sentence={t('assembling.readyHelp')} />
  return <ScanSignal kind="unknown" title={t('assembling.unknown')} sentence={t('assembling.unknownHelp', { scanned })} />
}
