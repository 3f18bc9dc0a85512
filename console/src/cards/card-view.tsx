import type { Card } from '@himoya/contract/chat'
import { BookOpen, Phone } from 'lucide-react'
import styles from './cards.module.css'

/** A card as it stands in the conversation: what the person sees, without its links. */
export function CardView({ card }: { card: Card }) {
  return (
    <div className={styles.card}>
      {card.phone === null ? <BookOpen size={18} aria-hidden /> : <Phone size={18} aria-hidden />}
      <strong>{card.title}</strong>
      <span>{card.text}</span>
    </div>
  )
}
