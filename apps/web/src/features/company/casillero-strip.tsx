import type { Company } from '@app/contract/company.contract'
import { CopyButton, UnstyledButton } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-session.ts'
import { addressText, casilleroAddress } from './casillero.ts'
import styles from './casillero-strip.module.css'

/** On narrow screens, where the address stands far below: one tap copies all of it. */
export function CasilleroStrip({ address }: { address: Company['miamiAddress'] | undefined }) {
  const { t } = useTranslation()
  const me = useMe()
  const text = address ? addressText(casilleroAddress(address, me)) : ''
  return (
    <CopyButton value={text} timeout={2_000}>
      {({ copied, copy }) => (
        <UnstyledButton className={styles.strip} onClick={copy} disabled={!address}>
          <IconMapPin aria-hidden />
          <span>
            {t('miami.yourCasillero')} <strong>{me.casilleroCode}</strong>
          </span>
          <span className={styles.action}>
            {copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
            <span role="status">{copied ? t('copy.copied') : ''}</span>
            {copied ? null : t('miami.copyShort')}
          </span>
        </UnstyledButton>
      )}
    </CopyButton>
  )
}
