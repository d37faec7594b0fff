import './malayalam.css'
