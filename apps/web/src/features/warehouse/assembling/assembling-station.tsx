import { useTranslation } from 'react-i18next'
import { ConnectedScanning } from '../scan/connected-scanning.tsx'
import station from '../station.module.css'
import { AssemblyDraft } from './assembly-draft.tsx'
import { AssemblyResult } from './assembly-result.tsx'
import { LastMade } from './last-made.tsx'
import { type Assembled, useAssembling } from './use-assembling.ts'

/** Each package that is scanned joins the bundle under construction, or says why not. */
export function AssemblingStation(assembled: Assembled) {
  const { t } = useTranslation('warehouse')
  const assembling = useAssembling(assembled)
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
        {draft.length > 0 ? <AssemblyDraft assembling={assembling} parameters={assembled.parameters} /> : null}
        <LastMade made={made} onUndo={undo} />
      </div>
    </div>
  )
}
