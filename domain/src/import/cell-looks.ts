// How the text of a cell looks.

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const LINK = /^(https?:\/\/|www\.)\S+$/i;
/** What stands for a booth: at least one digit, and no sentence. */
export const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d ./&+-]{0,15}$/u;
