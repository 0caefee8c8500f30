// What the two programmes offer and ask for, in Malay.
import type { ProgrammeFacts } from '../en/programmes.ts';

export const programmes: ProgrammeFacts = {
  'home-business':
    'Untuk pelawat yang tahu apa yang diperlukan. Pilih minat anda, semak padanan terbaik dan tempah satu slot masa pertemuan dengan setiap pempamer yang anda pilih.',
  'home-hosted':
    'Untuk perniagaan mapan dalam industri ini. Menginap {stay} di hotel, percuma, dengan deposit yang boleh dibayar balik.',
  'home-hosted-free': 'Untuk perniagaan mapan dalam industri ini. Menginap {stay} di hotel, percuma.',
  'apply-first-come': 'Permohonan diproses mengikut urutan penerimaan.',
  'apply-businesses':
    'Untuk perniagaan mapan dalam industri ini yang dapat memberikan bukti yang boleh disahkan.',
  'apply-stay': 'Penginapan hotel {stay}, dengan deposit {amount} yang boleh dibayar balik.',
  'apply-stay-free': 'Penginapan hotel {stay}, percuma.',
  'accepted-meetings': 'Hadiri {daily} pertemuan perniagaan sehari, {total} kesemuanya.',
  'accepted-programs': 'Sertai sekurang-kurangnya {programs} program pentas.',
  'accepted-deposit':
    'Deposit sebanyak {amount} perlu dibayar semasa anda menempah penginapan. Deposit ini dibayar balik sepenuhnya dalam masa kira-kira {days} hari selepas sekurang-kurangnya {meetings} pertemuan perniagaan diselesaikan, dan dilucuthakkan jika tidak.',
};
