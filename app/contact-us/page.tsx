export default function ContactUsPage() {
  return <h1>Contact Us</h1>;
}
