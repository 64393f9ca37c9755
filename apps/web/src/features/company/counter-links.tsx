import { type Counter, mapOf, whatsAppOf } from '@app/contract/company/counter-links'
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { useTranslation } from 'react-i18next'
import styles from './counter-links.module.css'

/** Where the counter is on a map; nothing where no address is known. */
export function MapLink({ company }: { company: Pick<Counter, 'quitoAddress' | 'mapLink'> }) {
  const { t } = useTranslation('client')
  const map = mapOf(company)
  if (!map) return null
  return (
    <a className={styles.link} href={map} target="_blank" rel="noreferrer">
      <IconMapPin size={18} aria-hidden /> {t('counter.map')}
    </a>
  )
}

/** Opens a chat with the company; nothing where it reads no WhatsApp. */
export function WhatsAppLink({ company }: { company: Pick<Counter, 'whatsAppNumber'> }) {
  const { t } = useTranslation('client')
  const chat = whatsAppOf(company)
  if (!chat) return null
  return (
    <a className={styles.link} href={chat} target="_blank" rel="noreferrer">
      <IconBrandWhatsapp size={18} aria-hidden /> {t('counter.whatsApp')}
    </a>
  )
}
