import { useTranslation } from 'react-i18next'
import styles from './crossing.module.css'

/** The way of a package, drawn: Miami, the air, Quito. */
export function Crossing() {
  const { t } = useTranslation('signed-out')
  return (
    <svg className={styles.crossing} viewBox="0 0 480 260" role="img" aria-label={t('story.drawing')}>
      <path className={styles.ground} d="M0 220h150M330 220h150" />
      <path className={styles.ground} d="M330 220l34-46 22 28 30-58 34 76" />
      <path className={styles.ground} d="M22 220v-62h38v62M60 220v-92h34v92M94 220v-46h34v46" />
      <path className={styles.detail} d="M34 172h14M34 190h14M70 144h14M70 164h14M70 184h14M104 190h14" />
      <path className={styles.way} d="M76 112C140 20 320 10 404 120" />
      <g className={styles.plane} transform="translate(212 27) rotate(2)">
        <path d="M-6 2h6l9 12 14-1L13-10h7l19 22 12-1c6 0 11 2 11 5s-5 5-11 5l-12-1-19 22h-7l10-23-14-1-9 12h-6l4-14z" />
      </g>
      <g className={styles.box} transform="translate(168 186)">
        <path d="M0 8l22-8 22 8v26l-22 8-22-8z" />
        <path d="M0 8l22 8 22-8M22 16v26M11 4l22 8" />
      </g>
      <g className={styles.box} transform="translate(258 194)">
        <path d="M0 6l17-6 17 6v20l-17 6-17-6z" />
        <path d="M0 6l17 6 17-6M17 12v20M8 3l18 6" />
      </g>
      <circle className={styles.place} cx="76" cy="112" r="6" />
      <circle className={styles.place} cx="404" cy="120" r="6" />
      <text className={styles.name} x="22" y="246">
        Miami
      </text>
      <text className={styles.name} x="458" y="246" textAnchor="end">
        Quito
      </text>
    </svg>
  )
}
