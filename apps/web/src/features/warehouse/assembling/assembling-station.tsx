import type { RetailParameters } from '@app/domain'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../scanning/scan-tones.ts'
import { ConnectedScanning } from '../scan/connected-scanning.tsx'
import station from '../station.module.css'
import { AssemblyDraft } from './assembly-draft.tsx'
import { AssemblyResult } from './assembly-result.tsx'
import { LastMade } from './last-made.tsx'
import { useAssembling } from './use-assembling.ts'

type Props = { parameters: RetailParameters; play: (tone: Tone) => void }

/** Each package that is scanned joins the bundle under construction, or says why not. */
export function AssemblingStation({ parameters, play }: Props) {
  const { t } = useTranslation('warehouse')
  const assembling = useAssembling(parameters, play)
  const { draft, made, enter, undo } = assembling
  return (
    <div className={station.station}>
      <div className={station.work}>
        <ConnectedScanning
          work={assembling}
          label={t(draft.length > 0 ? 'assembling.next' : 'assembling.package')}
          placeholder="ORD-000123"
          needsConnection={t('assembling.needsConnection')}
          onEnter={enter}
        />
        <AssemblyResult assembling={assembling} />
      </div>
      <div className={station.side}>
        {draft.length > 0 ? <AssemblyDraft assembling={assembling} parameters={parameters} /> : null}
        <LastMade made={made} onUndo={undo} />
      </div>
    </div>
  )
}
